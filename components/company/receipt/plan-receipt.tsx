import { PRICE_CONDITION, planButtons, receipt, toggle } from '../../../content/company/pricing.ts';
import { euro } from '../../../content/format.ts';
import { plans } from '../../../content/plans.ts';
import { registerUrl } from '../../../content/site.ts';
import PlanReceiptIsland from './plan-receipt.island.tsx';

/** The bill of the main plan. It follows the toggle of the plan cards, and they follow it. */
export function PlanReceipt() {
  const { name, keys, prices } = plans.priority_launch;
  const { notes, hire, free, total } = receipt;
  const offers = toggle.options.map(({ billing, label, badge = '' }) => ({
    billing,
    key: keys[billing],
    label,
    hint: badge,
    price: euro(prices[billing].amount),
    note: notes[billing],
  }));
  const { start, loading, newTab } = planButtons;
  return (
    <PlanReceiptIsland
      plan={name}
      offers={offers}
      texts={{ legend: toggle.legend, condition: PRICE_CONDITION, hire, free, total, start, loading, newTab }}
      registerUrl={registerUrl}
    />
  );
}
