import { useUrlEmbed } from '../useUrlEmbed.ts'
import { EmbedButton } from './embed/EmbedButton.tsx'

/** What stands below every page. */
export function SiteFooter() {
  const embedded = useUrlEmbed()
  return (
    <footer className="site-footer">
      <p>
        Transparency Lab is a non-commercial research initiative. Scores run from 0 to 100 %, higher
        is better; a score that was never measured is left out, not counted as zero.
      </p>
      <p>
        The software is free under the MIT licence. Put these figures on a page of yours:{' '}
        <EmbedButton embedded={embedded} look="link" />
      </p>
    </footer>
  )
}
