// Vireo, resuming: the application with a bookmark.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Bird } from './Bird.tsx'
import { Sheet } from './Sheet.tsx'

export const ResumeScene = () => (
  <SceneFrame>
    <Bird />
    <Sheet>
      <path fill="var(--color-accent)" stroke="none" d="M116 26h10v26l-5-4-5 4V26Z" />
      <path stroke="var(--color-brand-line)" d="M116 62h26M116 70h26" />
    </Sheet>
  </SceneFrame>
)
