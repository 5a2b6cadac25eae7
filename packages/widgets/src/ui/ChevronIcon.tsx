/** An arrow down, on a button that opens a list. */
export function ChevronIcon() {
  return (
    <svg className="tl-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m4.5 6.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
