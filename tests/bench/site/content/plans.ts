/** The plans of `/preise`, in euros a month. */
export const plans = [
  { id: 'start', name: 'Start', monthly: 9, features: ['1 Nutzer', '100 Belege im Monat', 'Hilfe per E-Mail'] },
  { id: 'team', name: 'Team', monthly: 29, features: ['5 Nutzer', '1.000 Belege im Monat', 'Hilfe per Telefon'] },
  { id: 'betrieb', name: 'Betrieb', monthly: 79, features: ['20 Nutzer', '10.000 Belege im Monat', 'Schnittstellen'] },
  {
    id: 'gruppe',
    name: 'Gruppe',
    monthly: 199,
    features: ['Beliebig viele Nutzer', 'Beliebig viele Belege', 'Feste Ansprechperson'],
  },
];
