/** How long a new table will wait for a player before it may look for somebody else. */
import { PATIENCE, PATIENCE_DAYS } from "../../lambdas/service/api.ts";
import type { Words } from "../words/index.ts";

/** The field. */
export const PatienceField = ({ words }: { words: Words }) => (
  <div class="field">
    <label for="patience">{words.patience}</label>
    <input
      type="number"
      id="patience"
      name="patience"
      value={String(PATIENCE_DAYS)}
      min={PATIENCE.least}
      max={PATIENCE.most}
      required
    />
  </div>
);
