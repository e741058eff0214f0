import { beforeEach, describe, expect, it } from 'vitest'
import { openPosthog, sanitise } from './posthog.ts'
import { buildEvent, buildAdapterOptions, eventId, host } from '../testing/adapterFixtures.ts'

const sessionId = '9f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f'

beforeEach(() => localStorage.clear())

describe('the properties of an event that PostHog receives', () => {
  // Shows spec 4.72
  it('are limited to a list', () => {
    const event = sanitise({
      uuid: eventId,
      event: '$autocapture',
      properties: {
        token: 't',
        distinct_id: sessionId,
        $current_url: 'https://loans.example/application-frontend/continue/secret?email=anna@example.com',
        $referrer: 'https://mail.example/anna',
        $pathname: '/application-frontend/continue/secret',
        $elements: [{ $el_text: 'Anna Nowak' }],
        $elements_chain: 'input:attr__value="Anna"',
        $el_text: 'Anna',
        $event_type: 'click',
        title: 'Anna',
        email: 'anna@example.com',
        utm_source: 'google',
        page: 'name',
        event_id: eventId,
      },
      $set: { email: 'anna@example.com' },
      $set_once: { $initial_current_url: 'https://loans.example/?email=anna@example.com' },
    })
    expect(event).toEqual({
      uuid: eventId,
      event: '$autocapture',
      properties: {
        token: 't',
        distinct_id: sessionId,
        $current_url: 'https://loans.example/application-frontend/continue/:id',
        $event_type: 'click',
        utm_source: 'google',
        page: 'name',
        event_id: eventId,
      },
      $set: {},
      $set_once: {},
    })
  })
})

describe('PostHog', () => {
  // Shows spec 4.70, 4.71, 4.72, 4.73, 7.28
  it('identifies the session with the attribution bundle, with restricted autocapture', async () => {
    const options = {
      ...buildAdapterOptions('phc_EXAMPLEexample00', { sessionId }),
      attribution: { utm_source: 'google' },
    }
    const adapter = await openPosthog(options)
    const { posthog } = await import('posthog-js/no-external')
    const client: unknown = Reflect.get(posthog, 'applications')
    const config: unknown = Reflect.get(Object(client), 'config')
    expect(config).toMatchObject({
      api_host: host,
      capture_pageleave: false,
      capture_pageview: false,
      mask_all_text: true,
      mask_all_element_attributes: true,
      disable_session_recording: true,
      disable_external_dependency_loading: true,
      autocapture: {
        dom_event_allowlist: ['click', 'submit'],
        element_allowlist: ['a', 'button', 'form'],
        css_selector_ignorelist: ['[data-privacy-choices]'],
      },
    })
    const stored = Object.values(localStorage).join('')
    expect(stored).toContain(sessionId)
    expect(stored).toContain('"utm_source":"google"')
    expect(() => adapter.send(buildEvent('lead-created'))).not.toThrow()
    adapter.stop()
    adapter.send(buildEvent('lead-submitted'))
    expect(Object.values(localStorage).join('')).not.toContain(sessionId)
  })
})
