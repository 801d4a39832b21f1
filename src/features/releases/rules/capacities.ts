/**
 * The roles in which somebody can look at a draft: as a tester, a translator or a clinician. One person may look in several;
 * what an account may do is told by another table (`src/model/roles.ts`).
 */
export const CAPACITIES = ['tester', 'translator', 'clinician'] as const
export type Capacity = (typeof CAPACITIES)[number]
