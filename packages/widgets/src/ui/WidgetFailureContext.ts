import { createContext } from 'react'

/** Receives the error of a widget that failed; undefined where React logs it. */
export const WidgetFailureContext = createContext<((error: unknown) => void) | undefined>(undefined)
