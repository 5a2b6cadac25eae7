/** The icon of a link that reports a problem. It is not a text, so that copying a name does not copy it too. */
export function FlagIcon() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path
        d="M3 11.5v-11h6.5L8 3.5l1.5 3H3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
