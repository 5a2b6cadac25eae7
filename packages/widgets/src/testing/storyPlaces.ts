/*
 * Settings of stories for different host pages. The names of the globals are those of Storybook's
 * toolbar.
 */

/** The smallest phone, or a sidebar. */
export const PHONE = { globals: { width: '320px' } }

/** A right-to-left page with English sentences. */
export const RIGHT_TO_LEFT = { globals: { direction: 'rtl' } }

/** A page with its own accent, surface, font, corners and row height. */
export const OWN_TOKENS = {
  parameters: {
    tokens: {
      '--tl-accent': 'light-dark(rebeccapurple, plum)',
      '--tl-surface': 'light-dark(ivory, black)',
      '--tl-font': 'Georgia, serif',
      '--tl-radius': '0',
      '--tl-control-radius': '0',
      '--tl-row-height': '72px',
    },
  },
}
