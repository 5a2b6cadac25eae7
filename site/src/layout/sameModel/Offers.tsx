import { compareTexts } from '#texts/compare.tsx'
import { siteLinks } from '@transparency-lab/widgets'
import { findOffers } from '../../measured/findOffers.ts'
import { loadCoverage } from '../../measured/loadCoverage.ts'
import { useLoaded } from '../../data/useLoaded.ts'
import { SiteLink } from '../SiteLink.tsx'
import { getRoot } from '../../address/toAddress.ts'

interface OffersProps {
  /** The ids of the compared models, at least two. */
  readonly modelIds: readonly string[]
  readonly suite: string | undefined
}

/** Offers, for a compared model that the suite of the comparison lacks, its configurations that the suite has. */
export function Offers({ modelIds, suite }: OffersProps) {
  const coverage = useLoaded(loadCoverage)
  const { compare } = siteLinks(getRoot())
  // Offers are an extra: the comparison itself says what the suite lacks.
  if (coverage.status !== 'ready') return null
  return findOffers(coverage.value, modelIds, suite).map((offer) => (
    <p key={offer.id} className="same-model-offer">
      {compareTexts.offer({
        suite: <bdi>{offer.suite.title}</bdi>,
        model: <bdi>{offer.name}</bdi>,
        offers: offer.results.map(({ id, name, configuration }, index) => (
          <span key={id}>
            {index > 0 && compareTexts.comma}
            <SiteLink
              href={compare(
                modelIds.map((model) => (model === offer.id ? id : model)),
                offer.suite.id,
              )}
            >
              <bdi>{name}</bdi>
            </SiteLink>
            {configuration !== null && <bdi>{` (${configuration})`}</bdi>}
          </span>
        )),
      })}
    </p>
  ))
}
