/** The line of our own mails above which people write: the surest sign, whatever their program makes of the rest. */

/** The line, with the words of a language in it. */
export const markerLine = (words: string): string => `=== Bahnpost: ${words} ===`;

/** Is this, in whatever language, such a line? */
export const isMarker = (line: string): boolean => /^={3} Bahnpost: .{0,80}={3}$/.test(line.trim());
