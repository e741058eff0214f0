// The baseline of the measurements: react, react-dom and one form, without styles, persistence or validation.
import { createRoot } from 'react-dom/client'
import type { PeerChains } from '../peerPage.ts'
import { Wizard } from './Wizard.tsx'

/** The build defines it (buildPeer.ts). */
declare const bareChains: PeerChains

const applicant = new URLSearchParams(window.location.search).get('applicant') ?? ''
const container = document.getElementById('root')
if (container === null) throw new Error('Root container not found in the DOM')
createRoot(container).render(<Wizard pages={bareChains[applicant] ?? []} />)
