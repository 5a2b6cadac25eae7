/** The lab's logo, a gauge. */
export function SiteLogo() {
  return (
    <svg className="site-mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
        <circle cx="12" cy="12" r="10" />
        <path d="M12 6v9" />
        <circle cx="12" cy="17.2" r="1.2" />
      </g>
    </svg>
  )
}
