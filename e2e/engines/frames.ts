import type { EnginePage } from './EnginePage.ts'
import { expect } from './journey.ts'

const INK = { light: 'rgb(26, 29, 32)', dark: 'rgb(232, 235, 236)' }

/** The frame that the loader makes of a place. */
export const FRAME = { css: '[data-safety-widget] > iframe' }

/** What stands in it. */
export const BOARD = 'safety-leaderboard'

/** What a page holds that shows eight rows in a frame. */
export function framePage(site: string): string {
  return `<div data-safety-widget="leaderboard" data-safety-limit="8" style="min-height: 400px"></div>
    <script async src="${site}/embed/v1/loader.js"></script>`
}

/** Waits until what stands in the frame is drawn in a colour scheme. */
export async function isFrameInked(enginePage: EnginePage, scheme: 'light' | 'dark') {
  await enginePage.inFrame(FRAME, () =>
    expect
      .poll(() => enginePage.styles({ within: BOARD, css: '.tl-root' }, 'color'))
      .toEqual([INK[scheme]]),
  )
}
