import { jsPDF } from 'jspdf';
import type { SummaryFact } from './use-summary-facts';

const PAGE = { width: 595, height: 842, margin: 48 };
const LABEL_WIDTH = 120;
const SIZE = { title: 18, text: 10 };
const LINE = 14;
const GAP = 6;

interface OrderPdf {
  title: string;
  subtitle: string;
  facts: readonly SummaryFact[];
}

/** The order summary on A4 (595 by 842 pt). The built-in fonts only have Latin letters. */
export function makeOrderPdf({ title, subtitle, facts }: OrderPdf): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: [PAGE.width, PAGE.height] });
  const textWidth = PAGE.width - 2 * PAGE.margin;
  let y = PAGE.margin;
  const write = (lines: readonly string[], x: number) => {
    for (const line of lines) {
      if (y > PAGE.height - PAGE.margin) {
        pdf.addPage([PAGE.width, PAGE.height]);
        y = PAGE.margin;
      }
      pdf.text(line, x, y);
      y += LINE;
    }
  };
  const split = (text: string, width: number) => pdf.splitTextToSize(text, width) as string[];

  pdf.setFont('helvetica', 'bold').setFontSize(SIZE.title);
  write(split(title, textWidth), PAGE.margin);
  y += GAP;
  pdf.setFont('helvetica', 'normal').setFontSize(SIZE.text);
  write(split(subtitle, textWidth), PAGE.margin);
  y += LINE;
  for (const { label, value } of facts) {
    const top = y;
    pdf.setFont('helvetica', 'bold');
    pdf.text(split(label, LABEL_WIDTH - GAP), PAGE.margin, top);
    pdf.setFont('helvetica', 'normal');
    write(split(value, textWidth - LABEL_WIDTH), PAGE.margin + LABEL_WIDTH);
    y += GAP;
  }
  return pdf;
}

export const savePdf = (content: OrderPdf, fileName: string) => makeOrderPdf(content).save(fileName);
