import type { EnginePage } from './EnginePage.ts'
import { expect } from './journey.ts'

const INK = { light: 'rgb(26, 29, 32)', dark: 'rgb(232, 235, 236)' }

/** The frame that the loader creates in a placeholder. */
export const FRAME = { css: '[data-safety-widget] > iframe' }

/** The element inside of the frame. */
export const BOARD = 'safety-leaderboard'

/** The markup of a page that shows eight rows in a frame. */
export function framePage(site: string): string {
  return `<div data-safety-widget="leaderboard" data-safety-limit="8" style="min-height: 400px"></div>
    <script async src="${site}/embed/v1/loader.js"></script>`
}

/** Waits until the content of the frame has the text colour of a colour scheme. */
export async function isFrameInked(enginePage: EnginePage, scheme: 'light' | 'dark') {
  await enginePage.inFrame(FRAME, () =>
    expect
      .poll(() => enginePage.styles({ within: BOARD, css: '.tl-root' }, 'color'))
      .toEqual([INK[scheme]]),
  )
}
