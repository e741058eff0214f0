// The paths of the operators' pages. They contain the id of a lead at most, and never data of a person.

export const operatorPaths = {
  overview: '/operators',
  signIn: '/operators/sign-in',
  signOut: '/operators/sign-out',
  search: '/operators/search',
  export: '/operators/export',
  erase: '/operators/erase',
  outbox: '/operators/outbox',
  lenders: '/operators/lenders',
  log: '/operators/log',
  endAccess: (id: string): string => `/operators/leads/${id}/end-access`,
  answerReview: (id: string): string => `/operators/leads/${id}/answer-review`,
  lead: (id: string): string => `/operators/leads/${id}`,
} as const
