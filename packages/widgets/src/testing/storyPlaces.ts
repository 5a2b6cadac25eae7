/*
 * Pages of a host, each with all that a story has to say of it. The names of the settings are those
 * of Storybook's toolbar.
 */

/** The smallest phone, or a sidebar. */
export const PHONE = { globals: { width: '320px' } }

/** A page that is read from the right, with sentences that are still English. */
export const RIGHT_TO_LEFT = { globals: { direction: 'rtl' } }

/** A page with an accent, a surface, corners and rows of its own. */
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
