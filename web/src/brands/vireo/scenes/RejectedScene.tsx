// Vireo, rejected: the application returns.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Bird } from './Bird.tsx'
import { Sheet } from './Sheet.tsx'

export const RejectedScene = () => (
  <SceneFrame>
    <Bird />
    <Sheet>
      <path d="M141 59h-22M125 53l-6 6 6 6" />
    </Sheet>
  </SceneFrame>
)
