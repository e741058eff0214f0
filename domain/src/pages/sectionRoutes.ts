// Application routes that name a part of the form (spec 2.6 to 2.11). A product whose chain has no page of that name
// leads from there to its first page of the route's sections.
import type { LeadApplication } from '../lead/application.ts'
import { applyingPages, type ChainPage, sectionsOf } from './chain.ts'
import type { Section } from '../data-points/sections.ts'

/** By path below the base path; the section that names the route best comes first. */
const sectionsByRoute: Readonly<Record<string, readonly Section[]>> = {
  '/loan-information': ['loan-information'],
  '/personal-details': ['personal-details', 'demographic-details'],
  '/contact-details': ['contact-information', 'address-information'],
  '/income-details': ['income-information', 'employment-details'],
  '/other-information': ['other-information', 'expenses', 'housing-information'],
  '/reference-information': ['reference-details'],
}

/**
 * Null for any other path. A page of one of the sections comes before a page that only asks one of their data points; a
 * product with neither starts at its first page.
 */
export const findSectionPage = (
  chain: readonly ChainPage[],
  path: string,
  application: LeadApplication,
): ChainPage | null => {
  const sections = Object.hasOwn(sectionsByRoute, path) ? sectionsByRoute[path] : undefined
  if (sections === undefined) return null
  const pages = applyingPages(chain, application)
  return (
    sections.flatMap((section) => pages.find((page) => page.section === section) ?? [])[0] ??
    pages.find((page) => sectionsOf(page).some((section) => sections.includes(section))) ??
    pages[0] ??
    null
  )
}
