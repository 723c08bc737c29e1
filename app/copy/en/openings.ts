import type { Openings } from '../he/openings.ts'

export const openings: Openings = {
  '': {
    badge: 'Boutique digital studio, {years}+ years',
    title: ['Seen from afar', 'felt up close'],
    lead: 'Apps, websites and landing pages built around one thing: the moment a visitor becomes a customer. From first sketch to finished code, in days.',
  },
  about: {
    badge: 'About',
    title: ['Good to meet you', 'I’m {founder}'],
    lead: '{studio} is a boutique studio run by {founder}: more than {years} years of experience, more than {projects} projects, and a straight line from the first call to the finished screen.',
  },
  contact: {
    badge: 'Contact',
    title: ['Tell us', 'what we’re building'],
    lead: 'A few lines about your business and what it is missing are enough to start. We reply within {formReplyTime} during business hours.',
  },
  portfolio: {
    badge: 'Work',
    title: ['The work', 'we can show'],
    lead: 'More than {projects} projects have left the studio, most of them under a non-disclosure agreement. The ones we may show are here.',
  },
  'portfolio/viola-medical': {
    badge: 'Website design',
    title: ['Viola Medical', 'a clinic’s website'],
    lead: 'The full design of a clinic’s site: home page, areas of care, the medical team and booking. Our part was the design alone, handed to developers as tidy Figma files.',
  },
  'portfolio/mello-petshop': {
    badge: 'Shopify store',
    title: ['Mello', 'a shop for pets'],
    lead: 'A Shopify store arranged the way pet owners think: the animal first, then its age, and only then the product. We designed the brand, the catalog and the way to checkout.',
  },
  'portfolio/chatmail-app': {
    badge: 'Mobile app',
    title: ['ChatMail', 'mail as conversation'],
    lead: 'A mail app that shows every thread as a chat, with an agent that sums up what has piled up. We designed the inbox, the summary screen and the team mode.',
  },
  'portfolio/rody-app': {
    badge: 'Mobile app',
    title: ['Rody', 'tips from friends'],
    lead: 'An app that shows tips about places only from people you know. We designed the map, the writing of a tip and the lists people share.',
  },
  'portfolio/nftwallet-app': {
    badge: 'Mobile app',
    title: ['NFT Wallet', 'a wallet that explains'],
    lead: 'A wallet for digital collections that says in plain words what is about to happen before every approval. We designed the collection, the transfer and the approval screen.',
  },
  'portfolio/growth-webapp': {
    badge: 'Web app',
    title: ['Growth', 'marketing, one screen'],
    lead: 'A web app that gathers a small business’s marketing data from different sources. We designed the dashboard, the reports and the alerts.',
  },
  'portfolio/expertpower-webapp': {
    badge: 'Web app',
    title: ['ExpertPower', 'clients, kept in order'],
    lead: 'A CRM for consultants and independent experts: clients, meetings, tasks and quotes. It is designed around the question that opens every morning: who do I get back to today?',
  },
  'portfolio/tlbank-webapp': {
    badge: 'Web app',
    title: ['TL Bank', 'an account at a glance'],
    lead: 'Business banking in the browser: balance, cash flow, transfers and cards. We designed one main screen that answers the daily questions without opening a menu.',
  },
  blog: {
    badge: 'Blog',
    title: ['Notes from', 'the studio desk'],
    lead: 'What clients ask before they start: what it costs, how it is built and where people stumble.',
  },
  'blog/digital-presence-2025-ai-era': {
    badge: 'Article',
    title: ['Being found', 'in the age of AI'],
    lead: 'Customers now ask a chatbot before they search. A site that says clearly what you do, for whom and where gives the machine something to quote too.',
  },
  'blog/figma-ux-ui-design-reality': {
    badge: 'Article',
    title: ['Designing in Figma', 'as it really is'],
    lead: 'A handsome screen is only the beginning. The rest is error states, empty screens, long texts and components that can be built without asking questions.',
  },
  'blog/lovable-base44-reality': {
    badge: 'Article',
    title: ['Lovable and Base44', 'meet reality'],
    lead: 'Tools that build an app from a written description are excellent for testing an idea fast. The hard part starts with permissions, real data and the third change, so plan for those early.',
  },
  'blog/7-ux-mistakes-killing-conversions': {
    badge: 'Article',
    title: ['7 UX mistakes', 'that cost you customers'],
    lead: 'A form that is too long, a button that doesn’t say what happens, a hidden price, a slow page on the phone. Seven points where visitors leave, and what to do about each.',
  },
  'blog/kama-ole-itzuv-aplikatzia-2025': {
    badge: 'Article',
    title: ['What app design', 'costs in 2025'],
    lead: 'Three things set the price: how many screens there are, how many kinds of user come in, and how many decisions are already made. A good brief settles all three in advance.',
  },
  'services/app-development': {
    badge: 'App development',
    title: ['A working product', 'not a slide deck'],
    lead: 'Mobile apps, web apps and MVPs: from a specification, written free of charge, to a product that is live. In the end the full code is yours.',
  },
  'services/uxui-design': {
    badge: 'UX/UI design',
    title: ['Clear screens', 'before any code'],
    lead: 'Screens, states and components in Figma, organized so that developers can build from them without guessing. The number of screens sets the scope.',
  },
  'services/landing-page': {
    badge: 'Landing pages',
    title: ['One page', 'one goal'],
    lead: 'A page that says what you offer, to whom, and what to do now. Designed and built within days, in one language or more, with inquiry management built in.',
  },
  'services/digital-presence': {
    badge: 'Digital presence and branding',
    title: ['From business plan', 'to live website'],
    lead: 'A modular package: business plan, branding, website, AI agents and AI portraits. A new business can take all of it, an existing one takes only what is missing.',
  },
  'services/strategic-consulting': {
    badge: 'Strategic consulting and mentoring',
    title: ['Decide first', 'then build'],
    lead: 'An assessment, UX mentoring, Figma workshops and an action plan, for anyone who wants to decide well before paying for development. The intro call is free.',
  },
  'services/digital-business-card': {
    badge: 'Digital business card',
    title: ['A business card', 'that stays on the phone'],
    lead: 'One link with every way to reach you: call, WhatsApp, e-mail and save to contacts. In Hebrew, English and Russian, with a QR code.',
  },
  'templates/law-firm': {
    badge: 'Demo template',
    title: ['When the written word', 'decides'],
    lead: 'A landing page template for a law firm. Levin, Segev & Co. is an invented firm, and the content was written as a demo.',
  },
  'templates/dental-clinic': {
    badge: 'Demo template',
    title: ['A smile is', 'no luxury'],
    lead: 'A landing page template for a dental clinic. Keshet Dental is an invented clinic, and the content was written as a demo.',
  },
  'templates/real-estate-investment': {
    badge: 'Demo template',
    title: ['Income property', 'without guesswork'],
    lead: 'A landing page template for a property investment firm. Gova Investments is an invented company and the content was written as a demo. Nothing here is an offer or advice to invest.',
  },
  'templates/financial-course': {
    badge: 'Demo template',
    title: ['Money that works', 'starts with a budget'],
    lead: 'A landing page template for an online finance course. The course is invented, the content was written as a demo, and nothing here is financial advice.',
  },
  'templates/crystal-workshop': {
    badge: 'Demo template',
    title: ['An evening of stones,', 'tea and quiet'],
    lead: 'A landing page template for a crystal workshop. Moonstone is an invented workshop, and the content was written as a demo.',
  },
  'templates/aesthetic-clinic': {
    badge: 'Demo site',
    title: ['Second', 'skin'],
    lead: 'A whole demo site for an aesthetic clinic: treatments, before and after, prices and booking. Dr. Maya Alon is an invented character, and the content is not medical advice.',
  },
  'templates/aesthetic-clinic/about': {
    badge: 'Demo site',
    title: ['The clinic', 'and who runs it'],
    lead: 'The about page in the demo site of Dr. Maya Alon, an invented doctor. It shows how a clinic presents its team, its approach and its rooms.',
  },
  'templates/aesthetic-clinic/treatments': {
    badge: 'Demo site',
    title: ['The treatments', 'one by one'],
    lead: 'Botox, lips, fillers, peeling, facials and nails: this is what a clear treatments page looks like. For demonstration only, and not medical advice.',
  },
  'templates/aesthetic-clinic/before-after': {
    badge: 'Demo site',
    title: ['Before', 'and after'],
    lead: 'What a comparison looks like when you drag it from side to side. The pictures are drawn: they show no real patients and promise no result.',
  },
  'templates/aesthetic-clinic/blog': {
    badge: 'Demo site',
    title: ['Questions', 'from the clinic'],
    lead: 'What a clinic’s short blog looks like: answers to the questions that come up before every visit. The texts are a demo and not medical advice.',
  },
  'templates/aesthetic-clinic/pricing': {
    badge: 'Demo site',
    title: ['Prices', 'on the table'],
    lead: 'What a clinic’s plain price list looks like. The clinic is invented and the prices are for demonstration only.',
  },
  'templates/aesthetic-clinic/contact': {
    badge: 'Demo site',
    title: ['Book', 'a visit'],
    lead: 'What a booking form looks like. This is a demo: what you type here is not sent anywhere and not kept.',
  },
  'package-builder': {
    badge: 'Build a package',
    title: ['Several services', 'one package'],
    lead: 'Mark what you need and watch the price, the discount and the VAT follow. Two services or more cost less together than apart, and it all comes to you as one clear quote.',
  },
  'qr-generator': {
    badge: 'QR code',
    title: ['A QR code', 'that scans at once'],
    lead: 'A good QR code scans even when it is small and the light is poor. Our generator is on its way; until then we will make you a code.',
  },
  'privacy-policy': {
    badge: 'Legal',
    title: ['Privacy', 'policy'],
    lead: 'Inquiries are kept for {retentionTime}. Ask to see, correct or erase your data, and we’ll answer within {privacyTime}.',
  },
  'terms-of-service': {
    badge: 'Legal',
    title: ['Terms', 'of service'],
    lead: 'What you get, how you pay and what happens after delivery. Prices are in shekels. The full text is being prepared, and we answer any question now.',
  },
  accessibility: {
    badge: 'Legal',
    title: ['Accessibility', 'statement'],
    lead: 'We aim for WCAG 2.2 level AA, in Hebrew and in English. Found something that doesn’t work? Write to us and we’ll fix it.',
  },
  'thank-you/contact': {
    badge: 'Message sent',
    title: ['Thank you,', 'we have your message'],
    lead: 'We’ll get back to you within {formReplyTime} during business hours: {firstDay} to {lastDay}, {opens} to {closes}.',
  },
  'thank-you/quote': {
    badge: 'Quote on its way',
    title: ['Thank you,', 'it’s in your inbox'],
    lead: 'Your quote went to the email you gave us, with a price for each line. We’ll be in touch within {replyTime} to go over it together.',
  },
}
