// The name both server and page know the configured vendors by, alone: the first page carries no more of them.

/** `<meta name="vendors">` holds `VendorSettings` (vendors.ts) as JSON; it is left out where nobody is configured. */
export const vendorMetaName = 'vendors'
