import type { HomeWords } from './he.ts'

export const words: HomeWords = {
  link: 'Home page',
  menuName: 'Home',
  meta: {
    title: 'Digital studio: websites and apps priced up front | {studio}',
    description:
      'A boutique studio for apps, UX/UI design, websites and landing pages. {years}+ years of experience, a website within days, a quote within {replyTime}.',
    keywords: ['digital studio', 'UX/UI design', 'app development', 'landing pages', 'branding'],
  },
  opening: {
    badge: 'Boutique digital studio',
    title: ['Websites & apps', 'priced up front'],
    lead: 'For businesses, startups and founders: <strong>design and development under one roof</strong>. A website takes days, an app takes weeks.',
  },
  body: {
    hero: {
      start: 'Get started',
      price: 'Work out a price',
    },
    clients: {
      label: 'From our portfolio',
      pause: 'Stop the movement',
      sample: true,
    },
    stats: {
      label: 'The studio in numbers',
      items: {
        attention: 'attention to every project',
        industries: 'industries designed for',
        projects: 'projects',
        years: 'years of experience',
      },
      pricesLabel: 'Starting prices',
      prices: { landingPage: 'Landing page', website: 'Website', app: 'App' },
    },
    portfolio: {
      title: ['A few things', 'we’ve built'],
      lead: 'Most of our work is under a non-disclosure agreement. Here is what we can show.',
      filter: 'Filter by kind',
      all: 'All work',
      carousel: {
        label: 'Selected work',
        slide: '{index} of {total}',
        previous: 'Previous project',
        next: 'Next project',
        pause: 'Stop automatic scrolling',
      },
    },
    about: {
      badge: 'About',
      title: ['A small studio', 'on purpose'],
      lead: 'I’m {founder}, and I run {studio}. I hear the problem, and I draw the answer.',
      portraitAlt: 'Drawn portrait of {founder}',
      badges: { years: 'years of experience', projects: 'projects' },
      blocks: {
        mission: {
          title: 'The mission',
          text: 'Take an idea that is hard to explain and turn it into a screen nobody has to explain.',
        },
        result: {
          title: 'The result',
          text: 'A product that works, code that is yours, and a basic CRM that keeps every inquiry.',
        },
        example: {
          title: 'An example',
          text: 'With ExpertPower we started from a question consultants ask every morning: who do I get back to today? The main screen answers it before you click anything.',
        },
      },
      tags: ['Product design', 'User experience', 'Development', 'Consulting'],
      more: 'My story',
    },
    whyChooseUs: {
      title: ['Four things', 'you always get'],
      video: {
        label: 'A short film about us',
        alt: 'A short silent film: an orange ball lands inside the Hebrew word Dagesh, becomes a button on a phone, then fills the frame',
        play: 'Play the film',
        pause: 'Pause the film',
        silent: 'The film has no sound',
      },
      benefits: [
        {
          title: 'A free specification',
          text: 'A short document that says what we build and what we don’t, before we start building.',
        },
        {
          title: 'The code is yours',
          text: 'When the project ends, the full code moves to your account. Take it anywhere.',
        },
        {
          title: 'A CRM in every site',
          text: 'A basic CRM is included: who wrote, when, and where things stand.',
        },
        {
          title: 'Live within days',
          text: 'A reply within {formReplyTime} during business hours, a quote within {replyTime}, and a website or landing page within days.',
        },
      ],
    },
    services: {
      title: ['What', 'we do'],
      lead: 'Take a single service, or combine several into a package.',
      package: {
        line: 'Two or more services cost less together. Choose, see the price, and get a numbered quote.',
        link: 'Build a package',
      },
    },
    audience: {
      title: ['Come', 'as you are'],
      subtitle: 'No document and no jargon needed. Knowing what doesn’t work today is enough.',
      items: [
        {
          title: 'Small businesses',
          text: 'A website, a brand and a business card that look as good as the work itself.',
        },
        {
          title: 'Startups',
          text: 'An MVP and product design that real users can try.',
        },
        {
          title: 'Founders with an idea',
          text: 'From a notebook to an action plan, and from there to a first product.',
        },
        {
          title: 'Businesses adopting AI',
          text: 'Agents and automations that connect to your site and your inquiries.',
        },
      ],
    },
    process: {
      title: ['From the first call', 'to going live'],
      lead: 'A sample timeline for a website: {websiteDays} business days in all, because the steps overlap by {overlapDays}.',
      steps: [
        {
          title: 'Scope',
          text: 'A call, questions, and a short document that says what we build.',
          days: '{scopeDays} business days',
        },
        {
          title: 'Design',
          text: 'Screens in Figma, with the real copy, in every size.',
          days: '{designDays} business days',
        },
        {
          title: 'Build',
          text: 'Code, tests and fixes, until everything sits right.',
          days: '{buildDays} business days',
        },
        {
          title: 'Launch',
          text: 'We check, connect and go live. {supportTime} of support are included.',
          days: '{launchDays} business days',
        },
      ],
    },
    testimonials: {
      badge: 'Proof and testimonials',
      title: ['Don’t take our word,', 'check for yourself'],
      proof: {
        lead: 'The hands that built this site will build yours. This is how it measures in Lighthouse, Google’s testing tool.',
        speed: 'seconds to the main content, on a slow phone',
        scores: {
          accessibility: 'Accessibility',
          bestPractices: 'Best practices',
          seo: 'Search engines',
        },
        method:
          'Home page, {day}, the median of three runs. Scores are out of a hundred. Anyone can run the same test in Chrome.',
        plan: 'Sample business plan (PDF)',
        quote: 'Sample quote (PDF)',
        sampleQuote: {
          client: 'Sample client',
          note: 'A sample quote: the client is invented, and the prices are from the price list on the day it was made.',
        },
      },
      list: 'Testimonials',
      sampleNote: 'Sample testimonials: the names, words and stars are invented.',
      stars: 'Five stars out of five',
      sampleStars: 'Five stars, as a sample',
      published: 'Published on {date}',
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      items: [
        {
          quote:
            'The files were so tidy that the developers just started working. That had never happened to us.',
          name: 'Tamar Golan',
          role: 'CEO',
          company: 'Viola Medical',
          sample: true,
        },
        {
          quote:
            'I was afraid of yet another store that looks like every other store. Now customers write to say they enjoy browsing ours.',
          name: 'Uri Cohen',
          role: 'Founder',
          company: 'Mello',
          sample: true,
        },
        {
          quote: 'We asked for a screen and got a way of thinking. Our team argues less.',
          name: 'Dana Levy',
          role: 'Product manager',
          company: 'ChatMail',
          sample: true,
        },
        {
          quote:
            'At every meeting something came off the screen. It took me a while to see that this was the work.',
          name: 'Yoav Shamir',
          role: 'Co-founder',
          company: 'Rody',
          sample: true,
        },
        {
          quote:
            'People stopped asking us what happens when they tap. It is right there on the screen.',
          name: 'Michal Adar',
          role: 'VP Product',
          company: 'NFT Wallet',
          sample: true,
        },
        {
          quote: 'The whole team starts its morning on that screen. I have no bigger compliment.',
          name: 'Ron Ben-David',
          role: 'VP Marketing',
          company: 'Growth',
          sample: true,
        },
        {
          quote:
            'The questions at the start annoyed me a little, and they are what kept us from building things nobody needed.',
          name: 'Liat Peretz',
          role: 'CEO',
          company: 'ExpertPower',
          sample: true,
        },
        {
          quote: 'Even compliance understood the screens the first time. That is rare here.',
          name: 'Itai Rosen',
          role: 'Head of innovation',
          company: 'TL Bank',
          sample: true,
        },
        {
          quote: 'The page went live, and the phone finally rings with the right questions.',
          name: 'Neta Sagi',
          role: 'Owner',
          company: 'Neshima Studio',
          sample: true,
        },
        {
          quote: 'I asked for no gimmicks and got no gimmicks. My clients appreciate it.',
          name: 'Omer Hadad',
          role: 'Attorney',
          company: 'Hadad Law',
          sample: true,
        },
        {
          quote:
            'I used to hand out cards and nobody called. Now I send a link, and people keep my number.',
          name: 'Shira Mizrahi',
          role: 'Organizational consultant',
          company: 'Mizrahi Consulting',
          sample: true,
        },
        {
          quote:
            'I’m a baker, not a computer person. Everything was explained to me in plain words, and my inquiries are all in order.',
          name: 'Gil Avraham',
          role: 'Owner',
          company: 'The Corner Bakery',
          sample: true,
        },
      ],
    },
    vision: {
      badge: 'Vision',
      title: ['Less noise,', 'more emphasis'],
      text: 'A dagesh is the small dot inside a Hebrew letter, the one that changes how it sounds. That is how we think about a digital product: find the one thing that matters, and give it room.',
    },
    finalCta: {
      title: ['Let’s', 'talk'],
      text: 'A few lines about your business and what it is missing. The intro call is free.',
    },
  },
}
