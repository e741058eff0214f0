// Creates the session of a lead in CHECKING, over the real request and store.
import { states } from '@loan/domain/states'
import { createRequest } from '../../api/request.ts'
import { createApplicationStore } from '../../store/applicationStore.ts'
import { expiresAt, leadId } from '../../testing/leadFixtures.ts'
import { createLeadSession } from '../leadSession.ts'

export const createCheckedLeadSession = () => {
  const store = createApplicationStore()
  store.updateLeadApplication({
    lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'draft', expiresAt },
    progressState: states.CHECKING.code,
  })
  const leadSession = createLeadSession({
    store,
    request: createRequest('/api'),
    language: () => 'pl',
    poller: { signals: { isHidden: () => false, subscribe: () => () => {} } },
  })
  return { store, leadSession }
}
