// A row of a company register.

export type Company = { readonly name: string; readonly taxRegistryCode: string; readonly city: string }
