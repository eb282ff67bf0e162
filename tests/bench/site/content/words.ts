/** Words that the pages are made of: common ones first, and the halves of German compounds. */
export const words =
  `und oder der die das ein eine mit für auf von im am zum zur bei nach über unter ohne gegen durch wir Sie Ihr Ihre unser unsere man kann wird werden haben sind ist war soll muss darf möchte bietet liefert spart prüft plant baut zeigt meldet sendet bucht rechnet schreibt liest findet ordnet trennt verbindet sichert schützt bewahrt ergänzt ersetzt vereinfacht beschleunigt verbessert begleitet schnell sicher einfach klar günstig flexibel zuverlässig lokal digital mobil sauber stabil transparent verständlich gemeinsam täglich monatlich jährlich kostenlos verbindlich rechtzeitig vollständig automatisch nachhaltig regional persönlich fachlich technisch Kunde Kunden Betrieb Betriebe Werkstatt Büro Lager Rechnung Angebot Auftrag Termin Kalender Lieferung Bestellung Vorgang Beleg Steuer Prüfung Bericht Zahlung Mahnung Konto Team Mitarbeiter Leitung Planung Ablauf Schritt Aufgabe Projekt Ergebnis Vorteil Aufwand Zeit Geld Kosten Nutzen Wert Preis Vertrag Laufzeit Kündigung Service Hilfe Antwort Frage Lösung Werkzeug Anwendung Schnittstelle Daten Datei Ordner Suche Filter Liste Tabelle Ansicht Gerät Telefon Rechner Netz Server Sicherung Zugriff Rolle Recht Regel Gesetz Vorgabe Norm Schutz Einwilligung Protokoll Nachweis Archiv Frist`.split(
    ' ',
  );
export const heads =
  'Kunden Auftrags Betriebs Rechnungs Steuer Lager Zeit Projekt Vertrags Daten Termin Personal Liefer Zahlungs Produkt Material Service Prüf Standort Geräte'.split(
    ' ',
  );
export const tails =
  'verwaltung planung übersicht prüfung steuerung erfassung abrechnung auswertung pflege freigabe kontrolle analyse ablage akte struktur vorlage schnittstelle sicherheit führung bindung'.split(
    ' ',
  );
