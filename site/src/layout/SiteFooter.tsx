import { source } from '../../../supabase/data/trustllm.json'
import { LICENCE } from '../../publication.ts'
import { codeUrl } from '../env.ts'
import { useUrlEmbed } from '../useUrlEmbed.ts'
import { EmbedButton } from './embed/EmbedButton.tsx'

/** The footer of every page. */
export function SiteFooter() {
  const embedded = useUrlEmbed()
  const code = codeUrl()
  return (
    <footer className="site-footer">
      <p>
        Transparency Lab is a non-commercial research initiative. Scores run from 0 to 100 %, higher
        is better; a score that was never measured is left out, not counted as zero.
      </p>
      <p>
        The published figures are those of <a href={source.url}>{source.title}</a>. What we compile
        and compute from them is licensed under <a href={LICENCE.url}>{LICENCE.name}</a>.
      </p>
      <p>
        The software is free under the MIT licence:{' '}
        {code === undefined ? (
          <>
            the npm package <code>@transparency-lab/widgets</code>
          </>
        ) : (
          <a href={code}>its code</a>
        )}
        .{' '}
        <span className="site-footer-embed">
          Put these figures on your own page: <EmbedButton embedded={embedded} look="link" />
        </span>
      </p>
    </footer>
  )
}
