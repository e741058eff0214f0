// The name of the meta element with the configured vendors. Not in vendors.ts: this file is in the first chunk
// (docs/layers.md).

/** `<meta name="vendors">` contains `VendorSettings` (vendors.ts) as JSON; absent if no vendor is configured. */
export const vendorMetaName = 'vendors'
