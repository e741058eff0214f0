// The type of a company in the company look-up.

export type Company = { readonly name: string; readonly taxRegistryCode: string; readonly city: string }
