import type { PagesMeta, ScreenMeta } from '../he/meta.ts'

export const meta: PagesMeta = {
  '': {
    title: '{studio} | A studio for digital products',
    description:
      'A boutique studio for apps, UX/UI design, websites and landing pages. More than {years} years, delivery in days, a reply within {replyTime}.',
    keywords: ['digital studio', 'UX/UI design', 'app development', 'landing pages', 'branding'],
  },
  about: {
    title: 'About {founder} and the studio | {studio}',
    description:
      'Who is behind the studio: {founder}, {jobTitle}. More than {years} years and more than {projects} projects, most under NDA.',
    keywords: ['about', 'boutique studio', 'product designer', 'design experience'],
  },
  contact: {
    title: 'Contact | {studio}',
    description:
      'Tell us about your project in a short form, by phone or on WhatsApp. In business hours we reply within {formReplyTime}.',
    keywords: ['contact', 'website quote', 'app quote', 'design studio'],
  },
  portfolio: {
    title: 'Work | {studio}',
    description:
      'Websites, shops, mobile apps and web apps we have designed and built, each with the story of the project.',
    keywords: ['portfolio', 'website design', 'app design', 'web apps', 'case studies'],
  },
  'portfolio/viola-medical': {
    title: 'Viola Medical: a clinic’s website | {studio}',
    description:
      'Case study: the design of a clinic’s website, from home page and areas of care to booking, handed over in Figma.',
    keywords: ['clinic website design', 'medical website', 'online booking', 'Figma'],
  },
  'portfolio/mello-petshop': {
    title: 'Mello: a Shopify store for pets | {studio}',
    description:
      'Case study: brand, catalog and checkout of a pet shop on Shopify that starts by asking which animal lives at home.',
    keywords: ['Shopify store', 'pet shop', 'online store design', 'e-commerce'],
  },
  'portfolio/chatmail-app': {
    title: 'ChatMail: mail as conversation | {studio}',
    description:
      'Case study: a mail app that shows threads as chats, with an agent that sums up what has piled up in the inbox.',
    keywords: ['app design', 'mail app', 'mobile UX', 'AI agent'],
  },
  'portfolio/rody-app': {
    title: 'Rody: tips from friends | {studio}',
    description:
      'Case study: an app for tips about places, only from people you know. Map, writing a tip, shared lists.',
    keywords: ['app design', 'recommendation app', 'map design', 'mobile UX'],
  },
  'portfolio/nftwallet-app': {
    title: 'NFT Wallet: a wallet that explains itself | {studio}',
    description:
      'Case study: a wallet for digital collections that explains every step in plain words before you approve it.',
    keywords: ['digital wallet', 'NFT', 'app design', 'fintech design'],
  },
  'portfolio/growth-webapp': {
    title: 'Growth: marketing data on one screen | {studio}',
    description:
      'Case study: a web app that gathers a small business’s marketing data. Dashboard, reports and alerts.',
    keywords: ['dashboard', 'web app', 'SaaS design', 'marketing data'],
  },
  'portfolio/expertpower-webapp': {
    title: 'ExpertPower: a CRM for consultants | {studio}',
    description:
      'Case study: a web app for consultants and independent experts, with clients, meetings, tasks and quotes in one place.',
    keywords: ['CRM', 'client management', 'web app', 'SaaS design'],
  },
  'portfolio/tlbank-webapp': {
    title: 'TL Bank: business banking in the browser | {studio}',
    description:
      'Case study: a banking interface for businesses. Balance, cash flow, transfers and cards on one main screen.',
    keywords: ['fintech design', 'digital banking', 'web app', 'dashboard'],
  },
  blog: {
    title: 'Blog on design and digital products | {studio}',
    description:
      'Short articles on cost, on how design is done, on AI tools and on the mistakes that drive visitors away.',
    keywords: ['UX blog', 'product design', 'app cost', 'AI website builders'],
  },
  'blog/digital-presence-2025-ai-era': {
    title: 'Being found in the age of AI | {studio}',
    description:
      'Customers ask a chatbot before they search. What a site should say so that there is something to quote from it.',
    keywords: ['digital presence', 'AI', 'search', 'small business marketing'],
  },
  'blog/figma-ux-ui-design-reality': {
    title: 'UX/UI design in Figma as it really is | {studio}',
    description:
      'What goes into a design after the handsome screen: error states, empty screens, long texts, buildable components.',
    keywords: ['Figma', 'UX/UI design', 'design system', 'developer handoff'],
  },
  'blog/lovable-base44-reality': {
    title: 'Lovable and Base44 meet reality | {studio}',
    description:
      'What tools that turn text into an app can build, where they stop, and when to move to full development.',
    keywords: ['Lovable', 'Base44', 'building apps with AI', 'MVP'],
  },
  'blog/7-ux-mistakes-killing-conversions': {
    title: '7 UX mistakes that cost you customers | {studio}',
    description:
      'Seven points where visitors leave on the way to a form or a checkout, and what to do about each of them.',
    keywords: ['UX mistakes', 'conversion rate', 'website improvement', 'forms'],
  },
  'blog/kama-ole-itzuv-aplikatzia-2025': {
    title: 'What app design costs in 2025 | {studio}',
    description:
      'What the price of app design is made of, what drives it up, and how to write a brief that gets an exact quote.',
    keywords: ['app cost', 'app design price', 'design brief', 'UX/UI design'],
  },
  'services/app-development': {
    title: 'App and MVP development | {studio}',
    description:
      'Mobile apps, web apps and MVPs. A free specification, design and development, and the full code is yours at the end.',
    keywords: ['app development', 'MVP', 'web app', 'SaaS', 'app specification'],
  },
  'services/uxui-design': {
    title: 'UX/UI design in Figma | {studio}',
    description:
      'Screens, states and components designed in Figma and organized for handoff. The number of screens sets the scope.',
    keywords: ['UX/UI design', 'interface design', 'Figma', 'user experience'],
  },
  'services/landing-page': {
    title: 'Landing pages for businesses | {studio}',
    description:
      'A landing page with one goal: designed and built within days, in one language or more, with inquiries managed in one place.',
    keywords: ['landing page', 'landing page design', 'landing page development', 'leads'],
  },
  'services/digital-presence': {
    title: 'Digital presence and branding | {studio}',
    description:
      'A modular package: business plan, branding, website, AI agents and AI portraits. Take only what your business is missing.',
    keywords: ['branding', 'business website', 'business plan', 'AI agents', 'starting a business'],
  },
  'services/strategic-consulting': {
    title: 'Strategic consulting and UX mentoring | {studio}',
    description:
      'An assessment, UX mentoring, Figma workshops and an action plan before you pay for development. The intro call is free.',
    keywords: ['UX consulting', 'digital consulting', 'Figma workshop', 'startup mentoring'],
  },
  'services/digital-business-card': {
    title: 'Smart digital business card | {studio}',
    description:
      'One link to call, WhatsApp, e-mail and save to contacts. In Hebrew, English and Russian, with a QR code.',
    keywords: ['digital business card', 'vCard', 'QR code', 'smart business card'],
  },
  'templates/law-firm': {
    title: 'Law firm landing page template | {studio}',
    description:
      'A demo landing page for a law firm: quiet, well written, no ornament. The firm is invented.',
    keywords: ['law firm landing page', 'lawyer website', 'landing page template'],
  },
  'templates/dental-clinic': {
    title: 'Dental clinic landing page template | {studio}',
    description:
      'A demo landing page for a dental clinic: bright and welcoming, with booking at the top. The clinic is invented.',
    keywords: ['dentist landing page', 'dental clinic website', 'landing page template'],
  },
  'templates/real-estate-investment': {
    title: 'Property investment page template | {studio}',
    description:
      'A demo landing page for a property investment company that puts the numbers first. The company is invented.',
    keywords: ['real estate landing page', 'property investment website', 'landing page template'],
  },
  'templates/financial-course': {
    title: 'Financial course page template | {studio}',
    description:
      'A demo landing page for an online course, all type, like a poster in the street. The course is invented.',
    keywords: ['course landing page', 'online course website', 'landing page template'],
  },
  'templates/crystal-workshop': {
    title: 'Crystal workshop page template | {studio}',
    description:
      'A demo landing page for a one-evening workshop, dark and soft. The workshop is invented.',
    keywords: ['workshop landing page', 'event landing page', 'landing page template'],
  },
  'templates/aesthetic-clinic': {
    title: 'Demo site for an aesthetic clinic | {studio}',
    description:
      'A whole demo site for an aesthetic clinic: treatments, before and after, prices and booking. The clinic is invented.',
    keywords: [
      'clinic website',
      'beautician website',
      'aesthetic doctor website',
      'website template',
    ],
  },
  'templates/aesthetic-clinic/about': {
    title: 'The clinic and its team, a demo | {studio}',
    description: 'The about page in the demo site of an invented aesthetic clinic.',
    keywords: ['clinic website', 'about page'],
  },
  'templates/aesthetic-clinic/treatments': {
    title: 'Treatments, a clinic demo site | {studio}',
    description:
      'The treatments page in the demo site of an invented aesthetic clinic. Not medical advice.',
    keywords: ['clinic website', 'treatments page'],
  },
  'templates/aesthetic-clinic/before-after': {
    title: 'Before and after, a clinic demo site | {studio}',
    description:
      'The comparison page in the demo site of an invented aesthetic clinic. The pictures are drawn.',
    keywords: ['clinic website', 'before and after'],
  },
  'templates/aesthetic-clinic/blog': {
    title: 'Questions from the clinic, a demo | {studio}',
    description: 'The blog in the demo site of an invented aesthetic clinic. Not medical advice.',
    keywords: ['clinic website', 'clinic blog'],
  },
  'templates/aesthetic-clinic/pricing': {
    title: 'Price list, a clinic demo site | {studio}',
    description:
      'The price page in the demo site of an invented aesthetic clinic. The prices are for demonstration only.',
    keywords: ['clinic website', 'pricing page'],
  },
  'templates/aesthetic-clinic/contact': {
    title: 'Booking, a clinic demo site | {studio}',
    description:
      'A booking form in the demo site of an invented aesthetic clinic. What you type in it is not sent.',
    keywords: ['clinic website', 'booking form'],
  },
  'package-builder': {
    title: 'Several services, one package | {studio}',
    description:
      'Two services or more cost less together than apart, and the discount grows with each one. A quote within {replyTime}.',
    keywords: ['service package', 'quote', 'website and branding', 'package discount'],
  },
  'qr-generator': {
    title: 'A QR code that scans at once | {studio}',
    description: 'What makes a QR code readable: a short link, high contrast and clear margins.',
    keywords: ['QR code', 'QR code generator', 'QR for business', 'digital business card'],
  },
  'privacy-policy': {
    title: 'Privacy policy | {studio}',
    description:
      'What we keep when you write to us, for how long, and how to ask to see it, correct it or erase it.',
    keywords: ['privacy policy', 'data protection', 'data erasure'],
  },
  'terms-of-service': {
    title: 'Terms of service | {studio}',
    description:
      'The terms of working with the studio: what you get, how you pay and what happens after delivery.',
    keywords: ['terms of service', 'payment terms', 'warranty'],
  },
  accessibility: {
    title: 'Accessibility statement | {studio}',
    description:
      'The level of accessibility the site is built to, and whom to tell when something doesn’t work.',
    keywords: ['accessibility statement', 'web accessibility', 'WCAG 2.2'],
  },
  'thank-you/contact': {
    title: 'Thank you, we have your message | {studio}',
    description:
      'Your message has arrived. We’ll get back to you within {formReplyTime} during business hours.',
    keywords: ['thank you'],
  },
  'thank-you/quote': {
    title: 'Thank you, your quote is in your inbox | {studio}',
    description:
      'Your quote is in your inbox. We’ll be in touch within {replyTime} to go over it together.',
    keywords: ['thank you'],
  },
}

export const screenMeta: ScreenMeta = {
  root: {
    title: '{studio} | Choose a language',
    description: 'Choose the language of the site: Hebrew or English.',
  },
  notFound: {
    title: 'Page not found | {studio}',
    description: 'This address does not lead to any page of the site.',
  },
  error: {
    title: 'Something broke | {studio}',
    description: 'Something broke on our side. Please try again in a moment.',
  },
  underConstruction: {
    title: 'Under construction | {studio}',
    description: 'For now the site is open only to visitors from Israel.',
  },
  admin: { title: 'Admin sign-in | {studio}', description: 'The studio’s inquiries.' },
  dashboard: { title: 'Inquiries | {studio}', description: 'The studio’s inquiries.' },
}
