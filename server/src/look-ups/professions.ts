// The professions of each sector. The sectors are the options of the data point `jobArea`. Their names are in
// choice-names/<locale>.ts.

export const professionsBySector = {
  agriculture: ['farmer', 'farm_worker', 'livestock_farmer', 'gardener', 'forester', 'fisher', 'agronomist'],
  manufacturing: [
    'production_worker',
    'machine_operator',
    'welder',
    'locksmith',
    'quality_inspector',
    'maintenance_technician',
    'production_engineer',
    'tailor',
  ],
  construction: [
    'bricklayer',
    'electrician',
    'plumber',
    'painter',
    'carpenter',
    'roofer',
    'crane_operator',
    'site_manager',
    'architect',
    'construction_worker',
  ],
  retail: [
    'shop_assistant',
    'cashier',
    'shop_manager',
    'sales_representative',
    'buyer',
    'merchandiser',
    'online_seller',
  ],
  transport: [
    'truck_driver',
    'bus_driver',
    'taxi_driver',
    'courier',
    'warehouse_worker',
    'forklift_driver',
    'dispatcher',
    'train_driver',
  ],
  hospitality: [
    'cook',
    'kitchen_helper',
    'waiter',
    'barista',
    'receptionist',
    'room_attendant',
    'restaurant_manager',
    'tour_guide',
  ],
  health: [
    'doctor',
    'nurse',
    'care_assistant',
    'paramedic',
    'pharmacist',
    'dentist',
    'physiotherapist',
    'laboratory_technician',
  ],
  education: ['teacher', 'preschool_teacher', 'lecturer', 'trainer', 'school_assistant', 'librarian'],
  public_admin: [
    'clerk',
    'inspector',
    'police_officer',
    'firefighter',
    'soldier',
    'social_worker',
    'judge_or_prosecutor',
  ],
  finance: ['accountant', 'bank_adviser', 'insurance_agent', 'financial_analyst', 'auditor', 'tax_adviser'],
  it: [
    'programmer',
    'tester',
    'system_administrator',
    'data_analyst',
    'support_specialist',
    'network_technician',
    'designer',
    'project_manager',
  ],
  services: [
    'hairdresser',
    'beautician',
    'car_mechanic',
    'security_guard',
    'lawyer',
    'call_centre_agent',
    'estate_agent',
    'office_worker',
    'human_resources_specialist',
  ],
  domestic: ['cleaner', 'housekeeper', 'nanny', 'elderly_carer', 'caretaker'],
  other: [
    'artist',
    'journalist',
    'musician',
    'athlete',
    'translator',
    'scientist',
    'miner',
    'energy_worker',
    'other_profession',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SectorKey = keyof typeof professionsBySector
export type ProfessionKey = (typeof professionsBySector)[SectorKey][number]

export const positions = ['manual', 'skilled', 'office', 'specialist', 'manager', 'director', 'trainee'] as const
export type PositionKey = (typeof positions)[number]

/** The names that each locale must have. */
export type ChoiceNames = {
  readonly positions: Readonly<Record<PositionKey, string>>
  readonly sectors: Readonly<Record<SectorKey, string>>
  readonly professions: Readonly<Record<ProfessionKey, string>>
}
