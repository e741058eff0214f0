// The name of the meta element with the configured vendors. Separate, because the first chunk contains nothing else of
// them.

/** `<meta name="vendors">` contains `VendorSettings` (vendors.ts) as JSON; absent if no vendor is configured. */
export const vendorMetaName = 'vendors'
