import { vi } from 'vitest'
import { EMBED_FOLDER } from '../embed/embedPage.ts'
import { mountFrames } from '../embed/mountFrames.ts'

/** Replaces the observers of the loader, which never stops observing the document that other test files use too. */
export function stubObservers(): void {
  for (const observer of ['IntersectionObserver', 'MutationObserver']) {
    vi.stubGlobal(
      observer,
      class {
        observe() {}
        disconnect() {}
      },
    )
  }
}

/** Returns the address of the frame that the loader of a site inserts for the markup of a page. */
export function mountedFrame(html: string, site: string): URL {
  document.body.innerHTML = html
  mountFrames(new URL(EMBED_FOLDER, site))
  return new URL(document.querySelector('iframe')?.src ?? 'about:blank')
}
