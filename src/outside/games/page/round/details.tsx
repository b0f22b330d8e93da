import type { AnyEnginePage, Shown } from '../engine';
import { ruleTextsOf } from '../../rule-texts';
import { fill } from '../formats';
import '../styles/details.css';

interface DetailsProps extends Shown {
  readonly engine: AnyEnginePage;
  readonly choice: object;
}

/** Rules, odds and figures of the version that is played. */
export function Details({ engine, choice, ...shown }: DetailsProps) {
  const { data, texts, formats } = shown;
  const { rtp, rtpMost, hitRate, volatility } = data.figures;
  const share = (hundredths: number): string => formats.percent(hundredths / 10_000);
  const rules = ruleTextsOf(data, texts);
  return (
    <div className="details">
      <details>
        <summary>{texts.odds.rules}</summary>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </details>
      <details>
        <summary>{texts.odds.heading}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.odds.name}</th>
              <th scope="col">{texts.odds.pays}</th>
              <th scope="col">{texts.odds.chance}</th>
            </tr>
          </thead>
          <tbody>
            {engine.odds(choice, shown).map(({ name, pays, chance }) => (
              <tr key={`${name} ${pays}`}>
                <th scope="row">{name}</th>
                <td>{typeof pays === 'number' ? formats.times(pays) : pays}</td>
                <td>{formats.percent(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{texts.odds.paysText}</p>
      </details>
      <ul className="figures">
        <li>
          {rtp === rtpMost
            ? fill(texts.odds.rtp, { rtp: share(rtp) })
            : fill(texts.odds.rtpRange, { rtp: share(rtp), most: share(rtpMost) })}
        </li>
        <li>{fill(texts.odds.hitRate, { rate: share(hitRate) })}</li>
        <li>{fill(texts.odds.volatility, { volatility: texts.volatility[volatility] })}</li>
        <li>
          {texts.odds.table} <code>{data.tableHash.slice(0, 16)}</code>
        </li>
      </ul>
    </div>
  );
}
