// The entry of the inline script after the prerendered page.
import { runFirstScript } from './runFirstScript.ts'

runFirstScript()
