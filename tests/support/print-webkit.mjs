// Prints pages with WebKitGTK on A4, margins as in styles/_print.scss: `gjs -m print-webkit.mjs FOLDER URL…` writes
// 0.pdf, 1.pdf … into the folder. WebKit's driver lacks the command to print. `?down=20` moves the page down by 20 mm.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const MARGIN = 18;
const [folder, ...urls] = ARGV;

Gtk.init(null);
const styles = new WebKit.UserContentManager();
const view = new WebKit.WebView({ user_content_manager: styles });
// Pages are not drawn: a graphics card that is emulated in software only costs time.
view.get_settings().hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER;
const window = new Gtk.OffscreenWindow();
window.set_default_size(1280, 900);
window.add(view);
window.show_all();

const paper = new Gtk.PageSetup();
paper.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4));
for (const side of ['top', 'right', 'bottom', 'left']) paper[`set_${side}_margin`](MARGIN, Gtk.Unit.MM);

let index = 0;

function next() {
  if (index >= urls.length) {
    Gtk.main_quit();
    return;
  }
  const [, down] = /\?down=(\d+)$/.exec(urls[index]) ?? [];
  styles.remove_all_style_sheets();
  if (down) {
    const { TOP_FRAME } = WebKit.UserContentInjectedFrames;
    const css = `@media print { main { padding-top: ${down}mm !important } }`;
    styles.add_style_sheet(WebKit.UserStyleSheet.new(css, TOP_FRAME, WebKit.UserStyleLevel.USER, null, null));
  }
  view.load_uri(urls[index]);
}

function print() {
  const settings = new Gtk.PrintSettings();
  settings.set(Gtk.PRINT_SETTINGS_PRINTER, 'Print to File');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(`${folder}/${index}.pdf`, null));
  const operation = new WebKit.PrintOperation({ web_view: view, print_settings: settings, page_setup: paper });
  operation.connect('failed', (_, error) => {
    printerr(error.message);
    imports.system.exit(1);
  });
  operation.connect('finished', () => {
    index += 1;
    next();
  });
  operation.print();
}

view.connect('load-changed', (_, event) => {
  if (event !== WebKit.LoadEvent.FINISHED) return;
  // Fonts that are not there yet would change the lines.
  view.evaluate_javascript('', -1, null, null, null, () => GLib.timeout_add(GLib.PRIORITY_DEFAULT, 100, print));
});
next();
Gtk.main();
