// The forms that export and erase a person. The person is in them only encrypted for the session.
import { html, type Html } from '../../http/html.ts'
import { encryptPerson, type Person } from '../../operators/person.ts'
import type { OperatorCall } from './operatorCall.ts'
import { buildFormField } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'

export const buildPersonField = ({ services, session }: OperatorCall, person: Person): Html => {
  const { tokenHash } = session
  return html`<input
    type="hidden"
    name="person"
    value="${encryptPerson({ secretKey: services.secretKey, tokenHash }, person)}"
  />`
}

export const buildPersonForms = (call: OperatorCall, person: Person): Html =>
  html`<div class="row">
    <form method="post" action="${operatorPaths.export}">
      ${buildFormField(call)} ${buildPersonField(call, person)}
      <button>Export as JSON</button>
    </form>
    <form method="post" action="${operatorPaths.erase}">
      ${buildFormField(call)} ${buildPersonField(call, person)}
      <button>Erase…</button>
    </form>
  </div>`
