import { useRef } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { getWindow, Menu, useNotice } from '../../ui/index.ts'
import { useExportItems, type Exported } from './useExportItems.ts'

/** Props of a menu that exports: what it exports, and the text of its button. */
export interface ExportMenuProps extends Exported {
  readonly label: string
  /**
   * Whether there is nothing to export yet.
   * @default false
   */
  readonly isUnavailable?: boolean
}

/** A menu that copies, draws, prints or saves what is on screen, and says what happened. */
export function ExportMenu({ label, isUnavailable = false, ...exported }: ExportMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const { notify } = useEvaluationsContext()
  const { print } = useLabels('share')
  const [notice, setNotice] = useNotice()
  const { seen, files } = useExportItems(exported, notify ?? setNotice)
  return (
    <>
      <div ref={root}>
        <Menu
          label={label}
          isUnavailable={isUnavailable}
          items={[
            ...seen,
            { id: 'print', label: print, onChoose: () => getWindow(root.current).print() },
            ...files,
          ]}
        />
      </div>
      <span className="tl-muted tl-share-notice" role="status">
        {notice}
      </span>
    </>
  )
}
