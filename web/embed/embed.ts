// The entry of the script that a host's page loads: embeds the form in the page (docs/embedding.md).
import { embedForm } from './embedForm.ts'

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) embedForm(currentScript)
