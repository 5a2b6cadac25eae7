import { InvalidFileError } from './InvalidFileError.ts'

/**
 * Returns a number of prompts that the tables can store.
 *
 * @throws InvalidFileError if it is unknown, because no column is nullable
 */
export function storedCount(count: number | null, model: string): number {
  if (count !== null) return count
  throw new InvalidFileError([
    `model ${JSON.stringify(model)}: a number of prompts is null; allowed: a known one, because the ` +
      'tables hold no unknown one',
  ])
}
