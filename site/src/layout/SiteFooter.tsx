/** What stands below every page. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <p>
        Transparency Lab is a non-commercial research initiative. Scores run from 0 to 100 %, higher
        is better; a score that was never measured is left out, not counted as zero.
      </p>
      <p>The software is free under the MIT licence.</p>
    </footer>
  )
}
