import type { ProjectDetails } from '../he/project-details.ts'

export const projectDetails: ProjectDetails = {
  'viola-medical':
    'A women’s clinic that wanted its site to do what the front desk does on the phone. The next free appointment is on the first page, and every doctor shows when she is available. We designed it; the files went to the developers, in order, in Figma.',
  'mello-petshop':
    'A pet shop that starts with the pet, not the shelf: two short questions lead to the right bag by size and age. The product page tells you the date the bag will last until, so you know when to order again.',
  'chatmail-app':
    'A mailbox where every thread looks like a conversation. An agent reads what piled up and gives back one line for each decision that is waiting, ready to be answered. It works in Hebrew and in English, each in its own direction.',
  'rody-app':
    'A map of tips with only people you know on it. No stars and no scores: each tip is one sentence from a friend, with a picture or two. Lists can be shared before a trip.',
  'nftwallet-app':
    'A wallet for digital collections that says in plain words what is about to happen before every approval: what you pay, what the network takes and what you get. What cannot be undone looks different from what can.',
  'growth-webapp':
    'One place for a small business’s advertising figures, opening with a single sentence: what changed this month. An alert arrives only when there is something to do, and the thing to do is in the alert.',
  'expertpower-webapp':
    'Calendar, clients, meeting notes and proposals in one place, for consultants who work alone. The first screen answers the question each morning starts with: who needs a reply today.',
  'tlbank-webapp':
    'A business account in the browser. The balance is shown next to what is already promised, so you see how much is really free. Before a transfer it checks that enough is left for salaries.',
  'yesod-engineers':
    'A company site for structural engineers. Every project comes with its drawing and the engineering answer in two paragraphs, in Hebrew and English. The careers page is fed by a small back office that we built for the firm.',
  'shifon-bakery':
    'A site for a sourdough bakery with a living shelf: what was baked this morning and how much is left. Friday orders open on Sunday and close on Thursday; the baker gets one list for the oven and one for the counter.',
  'tene-coffee':
    'Name, mark and packaging for a roastery. The mark is a woven basket that also reads as a coffee bean, and sky blue on the bag means a light roast. Each origin gets a band of color and three words of taste, no stories.',
  'sarug-knitwear':
    'Identity for a small knitwear label. The stitch is the mark; it returns on the bag, on the tag and in the pattern on the paper. The name is written as thin as yarn.',
  'marva-herbs':
    'A range of plant extracts for the home. Each bottle says when to take it before it says what is inside, in letters you can read without glasses. The leaf changes from plant to plant.',
  'toor-app':
    'Name, mark and identity for a clinic queue app. Three dots stand in line and the last one is colored: it is the logo, the icon on the home screen and the progress bar inside the app.',
  'tzuk-festival':
    'Identity for a music festival in the Negev. Steps of rock are the grid: each stage is a step, and each day gets another hour of light. We designed posters, tickets and signs for the site.',
  'law-firm':
    'A landing page for a law firm: practice areas, partners and a meeting request. Double rules and a narrow column come from the world of documents, and one red seal leads to the form.',
  'dental-clinic':
    'A landing page for a dentist. The next free slot is offered in the headline, and below it the facts that people choose a clinic by: parking, hours and care for children.',
  'real-estate-investment':
    'A landing page for an investment firm. A strip of four figures stays in view all the way down, and every deal is told in the same order: value, yield, schedule and risk.',
  'financial-course':
    'A landing page for an evening course. It has no pictures: the headline is the poster, and the tilted block says in one line who the course is not for.',
  'crystal-workshop':
    'A landing page for a one-evening workshop: when, where, what you take home and who leads it. Booking closes by itself when the places are gone.',
  'aesthetic-clinic':
    'A small but complete site for a clinic: treatments, before and after, prices, articles and a consultation request. The tone is calm and the prices are in plain sight.',
}
