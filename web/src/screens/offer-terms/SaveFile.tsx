// A button that fetches a file of the lead and saves it on the device.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { type ReactNode, useState } from 'react'
import { isUnknownEndpoint } from '../../api/isUnknownEndpoint.ts'
import { type FileResult, receiveFile } from '../../api/receiveFile.ts'
import type { RequestOptions } from '../../api/request.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useAllTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { download } from '../../ui/laterIcons.ts'
import { Stack } from '../../ui/Stack.tsx'
import { DocumentMissing } from './DocumentMissing.tsx'
import styles from './SaveFile.module.css'

type SaveFileProps<E extends Endpoint> = {
  readonly endpoint: E
  /** Builds the parameters for the current language. */
  readonly buildParams: (locale: string) => NonNullable<RequestOptions<E>['params']>
  /** False where the label alone fits. The icon aligns the label with those of disclosures. */
  readonly hasIcon?: boolean
  readonly children: ReactNode
}

/** Browsers save a file only through a link. */
const saveFile = (file: Blob, fileName: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the URL after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const isMissing = (result: FileResult | 'pending' | null): boolean =>
  result !== null && result !== 'pending' && result.outcome !== 'ok' && isUnknownEndpoint(result)

export const SaveFile = <E extends Endpoint>(props: SaveFileProps<E>) => {
  const { endpoint, buildParams, hasIcon = true, children } = props
  const { apiBaseUrl } = useAppContext()
  const { language } = useAllTexts()
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const [result, setResult] = useState<FileResult | 'pending' | null>(null)
  if (lead === null) return null
  if (isMissing(result)) return <DocumentMissing>{children}</DocumentMissing>

  const fetchFile = async () => {
    setResult('pending')
    const received = await receiveFile(apiBaseUrl)(endpoint, {
      params: buildParams(language),
      leadToken: lead.token,
    })
    if (received.outcome === 'ok') saveFile(received.reply.file, received.reply.fileName)
    setResult(received)
  }

  return (
    <Stack gap="tight" start>
      <Button variant="quiet" busy={result === 'pending'} onClick={() => void fetchFile()}>
        {hasIcon && <Icon path={download} className={styles['icon']} />}
        {children}
      </Button>
      {result !== null && result !== 'pending' && result.outcome !== 'ok' && <RequestProblem failure={result} />}
    </Stack>
  )
}
