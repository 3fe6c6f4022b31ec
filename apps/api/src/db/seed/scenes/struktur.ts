import { council, director, secretariat, units } from '@pesantren/content/organisation';
import { school } from '@pesantren/content/school';
import { Canvas } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';

const card = (name: string, duty: string) => `<b>${name}</b><span>${duty}</span>`;

/** The organisation chart out of the content package, 1600 by 1000, as an HTML document. */
export function struktur(font: string): string {
  const columns = units
    .map(
      (unit) =>
        `<section><div class="card">${card(unit.name, unit.duty)}</div><ul>${unit.parts.map((part) => `<li>${part}</li>`).join('')}</ul></section>`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Jakarta;src:url(${font});font-weight:200 800}
*{box-sizing:border-box}body{margin:0;width:1600px;height:1000px;position:relative;overflow:hidden;background:#fbf8ef;color:#1d2a25;font:500 22px/1.35 Jakarta}
.land{position:absolute;inset:auto 0 0 0;height:330px;opacity:.4}.land svg{width:1600px;height:330px;display:block}
.card{background:#fff;border:2px solid #cfd8c9;border-radius:14px;padding:16px 18px;position:relative}
b,span{text-wrap:balance}b{display:block;font-weight:750;font-size:26px;line-height:1.2;letter-spacing:-.015em;color:#0f4a38}span{display:block;margin-top:6px;font-size:20px;color:#47564f}
.card,.head{text-align:center}
.head{position:absolute;left:590px;top:72px;width:420px;padding:32px 24px 30px;background:#0f4a38;border-radius:18px;box-shadow:0 0 0 3px #fbf8ef,0 0 0 5px #d9a63f}
.head b{color:#fff;font-size:32px}.head span{color:#cfe3d3;font-size:23px}
.council{position:absolute;left:52px;top:86px;width:390px;border-style:dashed;border-color:#b98a3c}
.office{position:absolute;left:1158px;width:390px;padding:12px 18px}
.line{position:absolute;background:#7fa58f}.dash{position:absolute;border-top:3px dashed #b98a3c}
main{position:absolute;left:52px;right:52px;top:400px;display:grid;grid-template-columns:repeat(5,1fr);gap:22px}
section .card{height:168px;border-top:7px solid #2f7a5a;display:flex;flex-direction:column;justify-content:center;padding:14px 12px}
section::before{content:"";display:block;position:relative;width:4px;height:46px;margin:-46px auto 0;background:#7fa58f}
ul{list-style:none;margin:14px 0 0;padding:0 0 0 22px;border-left:4px solid #b6cdbb;margin-left:22px}
li{position:relative;padding:9px 14px;margin-bottom:10px;background:#fff;border:1.5px solid #d8dfd2;border-radius:10px;font-size:21px;line-height:1.25}
li::before{content:"";position:absolute;left:-24px;top:50%;width:22px;height:4px;background:#b6cdbb}
footer{position:absolute;left:52px;bottom:34px;font-size:22px;font-weight:650;color:#0f4a38}
</style><div class="land">${land()}</div>
<div class="line" style="left:798px;top:230px;width:4px;height:126px"></div><div class="line" style="left:193px;top:352px;width:1214px;height:4px"></div>
<div class="dash" style="left:442px;top:142px;width:146px"></div>
<div class="line" style="left:1012px;top:141px;width:104px;height:4px"></div><div class="line" style="left:1114px;top:92px;width:4px;height:112px"></div><div class="line" style="left:1114px;top:92px;width:44px;height:4px"></div><div class="line" style="left:1114px;top:202px;width:44px;height:4px"></div>
<div class="card council">${card(council.name, council.duty)}</div>
<div class="head">${card(director.title, 'Dipilih majelis guru setiap lima tahun')}</div>
${secretariat.map((office, i) => `<div class="card office" style="top:${48 + i * 110}px">${card(office.name, office.duty)}</div>`).join('')}
<main>${columns}</main><footer>${school.name} · ${school.place}</footer>`;
}

function land(): string {
  const c = new Canvas(1600, 330, 17);
  mountains(c, hours.pagi, { from: 190, to: 330, layers: 5, peak: 150, mist: 0.9 });
  bank(c, 320, 60, '#fbf8ef', 0.8);
  return c.toSvg(0);
}
