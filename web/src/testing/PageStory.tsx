// Shows a page of the chain of tukan-pl in a story, with the real form, store and texts.
import { buildChain } from '@loan/domain/pages/chain'
import { useState } from 'react'
import { FormPage } from '../form/page/FormPage.tsx'
import { createTestApplication } from './createTestApplication.ts'
import { englishTexts } from './englishTexts.ts'
import { StoryFrame } from './StoryFrame.tsx'

export type PageStoryProps = {
  /** The key of a page of the chain. */
  readonly page: string
  /** Text in the controls, by control name. */
  readonly drafts?: Readonly<Record<string, string>>
}

const createPageApplication = (drafts: Readonly<Record<string, string>>) => {
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  app.store.writeDrafts(drafts)
  return app
}

export const PageStory = ({ page: key, drafts = {} }: PageStoryProps) => {
  const [app] = useState(() => createPageApplication(drafts))
  const page = buildChain(app.product).find((candidate) => candidate.key === key)
  if (page === undefined) throw new Error(`The chain has no page ${key}`)
  return (
    <StoryFrame app={app} path={page.path}>
      <FormPage page={page} />
    </StoryFrame>
  )
}
