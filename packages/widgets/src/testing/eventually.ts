import { vi } from 'vitest'

/**
 * Waits until the check no longer throws, for at most 20 seconds, because a module that loads on demand takes longer
 * than a second on a busy machine.
 *
 * @throws what the last check threw
 */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 20_000 })
