/** A cross, on a button that closes something. */
export function CloseIcon() {
  return (
    <svg className="tl-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m3.5 3.5 9 9m0-9-9 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
