/** Notes that must not fail lightly: what is not noted would be done again. */

const ATTEMPTS = 3;

/** Writes a note that may be written more than once; throws what the last attempt threw. */
export async function insisting(note: () => Promise<void>, attempts = ATTEMPTS): Promise<void> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await note();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
