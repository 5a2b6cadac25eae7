/** The licence of the lab's snapshots; it does not cover the figures of the sources. */
export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const
