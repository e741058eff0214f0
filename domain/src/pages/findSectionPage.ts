// Routes that name a section of the form (spec 2.6 to 2.11). In a product without a page of that name, the route leads
// to the first page of its sections.
import type { LeadApplication } from '../lead/application.ts'
import { filterApplicablePages, type ChainPage } from './chain.ts'
import { listSections } from './pageDataPoints.ts'
import type { Section } from '../data-points/sections.ts'

/** By path below the base path; the best-matching section comes first. */
const sectionsByRoute: Readonly<Record<string, readonly Section[]>> = {
  '/loan-information': ['loan-information'],
  '/personal-details': ['personal-details', 'demographic-details'],
  '/contact-details': ['contact-information', 'address-information'],
  '/income-details': ['income-information', 'employment-details'],
  '/other-information': ['other-information', 'expenses', 'housing-information'],
  '/reference-information': ['reference-details'],
}

/**
 * Null for any other path. Prefers a page of one of the sections, then a page with one of their data points, then the
 * first page.
 */
export const findSectionPage = (
  chain: readonly ChainPage[],
  path: string,
  application: LeadApplication,
): ChainPage | null => {
  const sections = Object.hasOwn(sectionsByRoute, path) ? sectionsByRoute[path] : undefined
  if (sections === undefined) return null
  const pages = filterApplicablePages(chain, application)
  return (
    sections.flatMap((section) => pages.find((page) => page.section === section) ?? [])[0] ??
    pages.find((page) => listSections(page).some((section) => sections.includes(section))) ??
    pages[0] ??
    null
  )
}
