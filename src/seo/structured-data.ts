/** A step of the breadcrumb with its absolute address. */
type Step = { title: string; url: string }

const CONTEXT = 'https://schema.org'

/** Breadcrumb as schema.org BreadcrumbList. */
export const breadcrumbList = (steps: Step[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: url })),
})

/** A treatment as schema.org MedicalProcedure. */
export const medicalProcedure = (treatment: { name: string; description?: string; url: string }) => ({
  '@context': CONTEXT,
  '@type': 'MedicalProcedure',
  ...treatment,
})
