import { runVitest } from './runVitest.ts'
import type { Tally } from './tally.ts'
import { withBrowser } from './withBrowser.ts'

/** Opens every story in a browser, follows its play, and checks it for who cannot see or point. */
export function runStories(): Promise<Tally> {
  return withBrowser('stories', () => runVitest('stories', 'vitest.stories.config.ts'))
}
