import type { Projects } from '../he/projects.ts'

export const projects: Projects = {
  categories: {
    all: 'All',
    landing: 'Landing pages',
    website: 'Websites',
    mobile: 'Mobile apps',
    webapp: 'Web apps',
    branding: 'Branding',
  },
  landingPage: 'Landing page',
  open: 'See {project}',
}
