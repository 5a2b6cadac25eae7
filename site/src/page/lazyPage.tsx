import { use, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { getNavigation, loadAgain, MissingCodeError } from './loadAgain.ts'

/** The code of a page, which loads when the page is first shown, or before. */
export interface PageCode {
  isLoaded: () => boolean
  /**
   * Loads the code; an attempt that fails is repeated only after another navigation. If the reader still waits
   * for the page, the address is loaded from the server, once, and the promise stays pending.
   *
   * @param navigation the key of the history entry
   */
  load: (navigation: string) => Promise<void>
  /** The page; it suspends until its code has loaded. */
  Page: ComponentType
}

/** Creates a page from a module that exports it as `Component`. */
export function lazyPage(importCode: () => Promise<{ Component: ComponentType }>): PageCode {
  let Loaded: ComponentType | undefined
  let last: { readonly navigation: string; readonly attempt: Promise<void> } | undefined
  const load = (navigation: string) => {
    if (last?.navigation !== navigation) {
      const attempt = importCode().then(
        ({ Component }) => {
          Loaded = Component
        },
        (error: unknown) => {
          if (getNavigation() === navigation && loadAgain()) return new Promise<void>(() => {})
          throw new MissingCodeError(error)
        },
      )
      last = { navigation, attempt }
    }
    return last.attempt
  }

  function WaitingPage() {
    const { key } = useLocation()
    // Each letter in a search box changes the address. A page that waited for its code again would lose the next one.
    if (Loaded === undefined) use(load(key))
    return Loaded && <Loaded />
  }

  function Page() {
    // Decided once, because another component would lose the page's state.
    const [wasLoaded] = useState(Loaded !== undefined)
    return wasLoaded && Loaded ? <Loaded /> : <WaitingPage />
  }

  return { isLoaded: () => Loaded !== undefined, load, Page }
}
